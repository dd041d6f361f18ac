/** How long a used refresh token still gives the answer it gave first, in ms. */
export const GRACE_MS = 10_000;
