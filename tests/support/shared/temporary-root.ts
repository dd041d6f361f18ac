export { temporaryRoot } from '../../../scripts/temporary-root.mjs';
