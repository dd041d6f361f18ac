import * as m from '#messages';

import { HAND_NAME_LENGTH } from '#contract/my-cards-bounds.ts';
import { Button } from '#islands/shared/Button.tsx';
import { LineForm } from '#islands/shared/LineForm.tsx';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly verb: string;
  readonly primary?: boolean;
  /** Receives the trimmed name, which may be empty. */
  readonly onName: (name: string) => void;
}

/** A form for the name of a new hand; clears its field on submit. */
export const HandNameForm = ({ label, placeholder, verb, primary = false, onName }: Props) => (
  <LineForm
    label={label}
    formClass="max-w-[34rem] grid-cols-1 print:hidden"
    className="min-w-[min(8rem,100%)] max-w-none"
    maxLength={HAND_NAME_LENGTH}
    placeholder={placeholder}
    onSend={(name) => {
      onName(name.trim());
      return true;
    }}
  >
    <Button type="submit" primary={primary}>
      {verb}
    </Button>
  </LineForm>
);

/** Creates a named hand; an empty name creates none. */
export const NewHandForm = ({
  first,
  verb,
  onName,
}: Pick<Props, 'verb' | 'onName'> & {
  readonly first: boolean;
}) => (
  <HandNameForm
    label={first ? m.my_cards_first_hand() : m.my_cards_new_hand()}
    placeholder={m.my_cards_hand_example()}
    verb={verb}
    onName={(name) => {
      if (name !== '') onName(name);
    }}
  />
);
