/** Client of the thank-you API (behaviour/api.md, 'API calls'), which is open: requests carry no token. */
import * as m from '#messages';

import type { CaptionRequest } from '#contract/caption-request.ts';
import { SOCIAL_PATH } from '#contract/captions.ts';
import { readCaption, type ReadCaption } from '#lib/captions/captions.ts';
import { THANKS_API_URL } from '#lib/shared/config.browser.ts';
import { NETWORK_ERROR } from '#lib/shared/network-error.ts';
import { xsrfHeader } from '#lib/shared/xsrf.ts';
import { PAGE_LANGUAGE } from '#messages/languages.js';

/** Request timeout on a slow network, in ms. */
const TIMEOUT = 15_000;

/** Requests a caption. Never throws: failures are returned as a message for people. */
export const requestCaption = async (request: CaptionRequest): Promise<ReadCaption> => {
  try {
    const url = `${THANKS_API_URL}${SOCIAL_PATH}`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': PAGE_LANGUAGE,
        ...xsrfHeader('POST', url, document.cookie),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    return readCaption(answer.ok ? body : { error: m.captions_request_failed(), ...Object(body) });
  } catch {
    return { ok: false, message: NETWORK_ERROR };
  }
};
