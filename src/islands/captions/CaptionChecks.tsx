import * as m from '#messages';

import type { Language, Platform } from '#contract/captions.ts';
import { PLATFORM_NAMES } from '#islands/captions/labels.ts';
import { WithNodes } from '#islands/shared/WithNodes.tsx';
import { findGuarded } from '#lib/captions/guards.ts';
import { captionLength, hashtagsOf, PLATFORM_RULES } from '#lib/captions/platforms.ts';
import { FORMAT_LANGUAGE } from '#lib/shared/format-language.ts';
import { SLOT } from '#lib/shared/slots.ts';

interface Props {
  readonly id: string;
  readonly caption: string;
  readonly platform: Platform;
  readonly language: Language;
}

/** Style of a violated rule. */
const OFF = 'font-bold text-danger *:text-danger';

const figure = new Intl.NumberFormat(FORMAT_LANGUAGE);

/** Checks of the platform's rules while the caption is edited. None of them blocks. */
export const CaptionChecks = ({ id, caption, platform, language }: Props) => {
  const { fold, hashtags, limit } = PLATFORM_RULES[platform];
  const length = captionLength(platform, caption);
  const tags = hashtagsOf(caption).length;
  const name = PLATFORM_NAMES[platform];
  const tooLong = length > limit;
  const tooFew = tags < hashtags.min;
  const tooMany = tags > hashtags.max;
  const findings = findGuarded(caption, language);

  return (
    <div className="grid gap-3 text-small">
      <ul id={id} className="grid gap-1 text-muted [font-variant-numeric:tabular-nums]">
        <li className={tooLong ? OFF : undefined}>
          <WithNodes
            text={
              tooLong
                ? m.captions_length_over({
                    length: SLOT.a,
                    limit: figure.format(limit),
                    over: figure.format(length - limit),
                  })
                : m.captions_length({ length: SLOT.a, limit: figure.format(limit) })
            }
            a={<b className="text-fg">{figure.format(length)}</b>}
          />
        </li>
        <li className={tooFew || tooMany ? OFF : undefined}>
          <WithNodes
            text={m.captions_hashtags({
              count: tags,
              hashtags: SLOT.a,
              platform: name,
              min: hashtags.min,
              max: hashtags.max,
            })}
            a={<b className="text-fg">{tags}</b>}
          />
        </li>
        {fold !== undefined && (
          <li>
            <WithNodes
              text={m.captions_fold({ platform: name, fold: SLOT.a })}
              a={<b className="text-fg">{fold}</b>}
            />
          </li>
        )}
      </ul>
      <ul className="grid gap-2 empty:hidden" aria-live="polite">
        {findings.map(({ start, words, reason }) => (
          <li key={start}>
            <mark>{words}</mark> {reason}
          </li>
        ))}
      </ul>
    </div>
  );
};
