/* A disk that fails, for `grognard torture`: loaded before the program (LD_PRELOAD), it stands between the
 * program and every file below one folder. Nothing else is touched.
 *
 * GROGNARD_DISK       a file of sixteen numbers of 64 bits, shared with the one who tortures: see `struct orders`
 * GROGNARD_DISK_ROOT  the folder
 * GROGNARD_DISK_LOG   if given: what was written is noted there, so that a power cut can be played afterwards:
 *                     a disk that keeps what was synced and any part of the rest. Syncs are then only noted.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, OPEN = 4, RENAME = 8, TRUNCATE = 16, REMOVE = 32 };

/* The operations of these kinds are counted; those numbered `from` to `until` fail with `error`. */
struct orders {
    int64_t count, from, until, error, kinds, failed[6], spare[5];
};
/* Instead of an error: half of it is written, and what follows finds the disk full. */
enum { SHORT = -1 };

/* A file has this path below the folder; nothing: it is none of ours. */
enum { FILES = 4096 };
static char paths[FILES][192];
static volatile struct orders *orders;
static char root[PATH_MAX];
static size_t root_length;
static int log_file = -1;

#define REAL(name) __typeof__(name) *real = (__typeof__(name) *)real_of(#name)

static void *real_of(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
    const char *control = getenv("GROGNARD_DISK"), *folder = getenv("GROGNARD_DISK_ROOT"), *log = getenv("GROGNARD_DISK_LOG");
    if (!control || !folder || !realpath(folder, root)) return;
    root_length = strlen(root);
    int file = syscall(SYS_openat, AT_FDCWD, control, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void *shared = mmap(NULL, sizeof(struct orders), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    syscall(SYS_close, file);
    if (shared != MAP_FAILED) orders = shared;
    if (log) log_file = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

/* The path below the folder, if it is there: "" for the folder itself. */
static const char *ours(const char *path) {
    static __thread char whole[PATH_MAX];
    if (!orders || !path) return NULL;
    if (path[0] != '/') {
        if (!getcwd(whole, sizeof whole)) return NULL;
        size_t here = strlen(whole);
        if (here + strlen(path) + 2 > sizeof whole) return NULL;
        whole[here] = '/';
        strcpy(whole + here + 1, path);
        path = whole;
    }
    if (strncmp(path, root, root_length)) return NULL;
    if (path[root_length] == 0) return "";
    return path[root_length] == '/' ? path + root_length + 1 : NULL;
}

static const char *path_of(int file) {
    return orders && file >= 0 && file < FILES && paths[file][0] ? paths[file] : NULL;
}

/* Counts an operation; the error it fails with, or 0. */
static int64_t fails(int kind) {
    if (!(orders->kinds & kind)) return 0;
    int64_t number = __atomic_add_fetch(&orders->count, 1, __ATOMIC_SEQ_CST);
    if (number < orders->from || number > orders->until || !orders->error) return 0;
    __atomic_add_fetch(&orders->failed[__builtin_ctz(kind)], 1, __ATOMIC_SEQ_CST);
    return orders->error;
}

/* One line of the log: kind, path, offset, length; then the bytes. */
static void note(const char *kind, const char *path, int64_t offset, const void *bytes, size_t length) {
    /* The wal-index is memory that is shared: it is made anew after a power cut, whatever the disk has of it. */
    size_t name = strlen(path);
    if (log_file < 0 || (name > 4 && !strcmp(path + name - 4, "-shm"))) return;
    char head[512];
    int size = snprintf(head, sizeof head, "%s %s %lld %zu\n", kind, path[0] ? path : ".", (long long)offset, bytes ? length : 0);
    struct iovec parts[3] = {{head, size}, {(void *)bytes, bytes ? length : 0}, {"\n", 1}};
    int saved = errno;
    syscall(SYS_writev, log_file, parts, 3);
    errno = saved;
}

static ssize_t put(int file, const void *bytes, size_t length, int64_t offset) {
    const char *path = path_of(file);
    if (path) {
        int64_t error = fails(WRITE);
        if (error > 0) { errno = error; return -1; }
        if (error == SHORT) {
            length /= 2;
            if (!length) { errno = ENOSPC; return -1; }
        }
    }
    if (path && offset < 0) {
        /* Appending or at the place where the file stands: noted at that place. */
        off_t at = syscall(SYS_fcntl, file, F_GETFL) & O_APPEND ? lseek(file, 0, SEEK_END) : lseek(file, 0, SEEK_CUR);
        ssize_t done = syscall(SYS_write, file, bytes, length);
        if (done > 0) note("write", path, at, bytes, done);
        return done;
    }
    ssize_t done = offset < 0 ? syscall(SYS_write, file, bytes, length) : syscall(SYS_pwrite64, file, bytes, length, offset);
    if (path && done > 0) note("write", path, offset, bytes, done);
    return done;
}

ssize_t write(int file, const void *bytes, size_t length) { return put(file, bytes, length, -1); }
ssize_t pwrite(int file, const void *bytes, size_t length, off_t at) { return put(file, bytes, length, at); }
ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t at) { return put(file, bytes, length, at); }

static int sync_file(int file, int number) {
    const char *path = path_of(file);
    if (!path) return syscall(number, file);
    int64_t error = fails(SYNC);
    if (error) { errno = error > 0 ? error : EIO; return -1; }
    struct stat of;
    int folder = !fstat(file, &of) && S_ISDIR(of.st_mode);
    if (log_file < 0) return syscall(number, file);
    note(folder ? "folder" : "sync", folder ? "" : path, 0, NULL, 0);
    return 0;
}

int fsync(int file) { return sync_file(file, SYS_fsync); }
int fdatasync(int file) { return sync_file(file, SYS_fdatasync); }

static int cut(int file, off64_t length) {
    const char *path = path_of(file);
    if (path) {
        int64_t error = fails(TRUNCATE);
        if (error) { errno = error > 0 ? error : EIO; return -1; }
    }
    int done = syscall(SYS_ftruncate, file, length);
    if (!done && path) note("cut", path, length, NULL, 0);
    return done;
}

int ftruncate(int file, off_t length) { return cut(file, length); }
int ftruncate64(int file, off64_t length) { return cut(file, length); }

static int opened(int folder, const char *name, int flags, mode_t mode) {
    const char *path = folder == AT_FDCWD || (name && name[0] == '/') ? ours(name) : NULL;
    if (!path) return syscall(SYS_openat, folder, name, flags, mode);
    char kept[192];
    snprintf(kept, sizeof kept, "%s", path[0] ? path : ".");
    int64_t error = fails(OPEN);
    if (error) { errno = error > 0 ? error : ENOSPC; return -1; }
    struct stat of;
    int there = !fstatat(folder, name, &of, 0);
    int file = syscall(SYS_openat, folder, name, flags, mode);
    if (file >= 0 && file < FILES) {
        memcpy(paths[file], kept, sizeof kept);
        if (!there && flags & O_CREAT) note("create", kept, 0, NULL, 0);
        if (there && flags & O_TRUNC) note("cut", kept, 0, NULL, 0);
    }
    return file;
}

#define OPENS(name)                                                                                                    \
    int name(const char *path, int flags, ...) {                                                                       \
        mode_t mode = 0;                                                                                               \
        if (flags & (O_CREAT | O_TMPFILE)) { va_list rest; va_start(rest, flags); mode = va_arg(rest, int); va_end(rest); } \
        return opened(AT_FDCWD, path, flags, mode);                                                                    \
    }
OPENS(open)
OPENS(open64)

#define OPENS_AT(name)                                                                                                 \
    int name(int folder, const char *path, int flags, ...) {                                                           \
        mode_t mode = 0;                                                                                               \
        if (flags & (O_CREAT | O_TMPFILE)) { va_list rest; va_start(rest, flags); mode = va_arg(rest, int); va_end(rest); } \
        return opened(folder, path, flags, mode);                                                                      \
    }
OPENS_AT(openat)
OPENS_AT(openat64)

int close(int file) {
    if (file >= 0 && file < FILES) paths[file][0] = 0;
    return syscall(SYS_close, file);
}

int rename(const char *from, const char *to) {
    REAL(rename);
    const char *path = ours(from);
    char old[192], pair[400];
    if (!path) return real(from, to);
    snprintf(old, sizeof old, "%s", path);
    int64_t error = fails(RENAME);
    if (error) { errno = error > 0 ? error : EIO; return -1; }
    int done = real(from, to);
    const char *new = ours(to);
    snprintf(pair, sizeof pair, "%s>%s", old, new ? new : "");
    if (!done) note("rename", pair, 0, NULL, 0);
    return done;
}

int link(const char *from, const char *to) { return linkat(AT_FDCWD, from, AT_FDCWD, to, 0); }

int linkat(int old, const char *from, int new, const char *to, int flags) {
    REAL(linkat);
    const char *path = ours(from);
    char name[192], pair[400];
    if (!path) return real(old, from, new, to, flags);
    snprintf(name, sizeof name, "%s", path);
    int64_t error = fails(RENAME);
    if (error) { errno = error > 0 ? error : EIO; return -1; }
    int done = real(old, from, new, to, flags);
    const char *other = ours(to);
    snprintf(pair, sizeof pair, "%s>%s", name, other ? other : "");
    if (!done) note("link", pair, 0, NULL, 0);
    return done;
}

int unlink(const char *name) {
    REAL(unlink);
    const char *path = ours(name);
    if (!path) return real(name);
    char kept[192];
    snprintf(kept, sizeof kept, "%s", path);
    int64_t error = fails(REMOVE);
    if (error) { errno = error > 0 ? error : EIO; return -1; }
    int done = real(name);
    if (!done) note("remove", kept, 0, NULL, 0);
    return done;
}
