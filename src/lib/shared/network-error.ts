import * as m from '#messages';

/** Message for a request without a response, status 0 (behaviour/api.md, 'API calls'). */
export const NETWORK_ERROR = m.shared_network_error();
