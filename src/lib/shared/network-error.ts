/** What people are told of a request without an answer, status 0 (behaviour/api.md, 'API calls'). */
export const NETWORK_ERROR = 'Network error. Check your connection and try again.';
