import { createElement, Fragment, type ReactNode } from 'react';

import { fillSlots } from '#lib/shared/slots.ts';

/** A message with elements in its slots: `<WithNodes text={m.x_y({ link: SLOT.a })} a={<a …>…</a>} />`. */
export const WithNodes = ({ text, a, b }: { text: string; a: ReactNode; b?: ReactNode }) =>
  createElement(Fragment, null, ...fillSlots(text, a, b));
