import { useStore } from '@nanostores/react';

import { Alert } from '#islands/shared/Alert.tsx';
import { $actionError } from '#lib/tables/table-actions.store.ts';

/** The message of the last rejected action. */
export const ActionErrorMessage = () => <Alert>{useStore($actionError, { ssr: 'initial' })}</Alert>;
