/** The XSRF cookie that a GET of the main API sets, readable by the app's scripts (behaviour/api.md, 'API calls'). */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** The header that echoes it, in all calls to relative addresses except GET and HEAD. */
export const XSRF_HEADER = 'X-XSRF-TOKEN';
