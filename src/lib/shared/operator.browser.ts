import {
  PUBLIC_OPERATOR_ADDRESS,
  PUBLIC_OPERATOR_EMAIL,
  PUBLIC_OPERATOR_NAME,
} from 'astro:env/client';

import { supportPath, type Operator } from '#lib/shared/operator.ts';

/** The configured operator. */
export const OPERATOR: Operator = {
  name: PUBLIC_OPERATOR_NAME,
  address: PUBLIC_OPERATOR_ADDRESS,
  email: PUBLIC_OPERATOR_EMAIL,
};

export const SUPPORT_PATH = supportPath(OPERATOR);
