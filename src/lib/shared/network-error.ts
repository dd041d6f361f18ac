/** Message for a request without a response, status 0 (behaviour/api.md, 'API calls'). */
export const NETWORK_ERROR = 'Network error. Check your connection and try again.';
