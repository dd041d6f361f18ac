import { createHmac, randomBytes } from 'node:crypto';

import * as z from 'zod';

import type { CaptionRequest } from '#contract/caption-request.ts';
import { findGuarded } from '#lib/captions/guards.ts';
import { captionLength, PLATFORM_RULES } from '#lib/captions/platforms.ts';
import { cardNames, nameCard } from '#server/captions/card-name.ts';
import { putTogether, type Composer } from '#server/captions/compose.ts';
import { bodyOf, refusalOf, type AnswerLimits } from '#server/captions/model/check.ts';
import { askModel, CALL_LIMITS, type CallLimits } from '#server/captions/model/client.ts';
import { LONGEST_OPENING, promptFor } from '#server/captions/model/prompt.ts';
import { repairText } from '#server/captions/model/repair.ts';
import type { CaptionModelSettings } from '#server/captions/model/settings.ts';
import type { Role, Sentences } from '#server/captions/sentences.ts';
import { createLimit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { loadSecret } from '#server/db/secrets.ts';
import type { Log } from '#server/shared/log.ts';
import { seeEvent } from '#server/shared/observe.ts';

interface CaptionModelOptions {
  readonly settings: CaptionModelSettings;
  readonly composer: Composer;
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Log;
  readonly callLimits?: CallLimits;
}

const DAY = 24 * 60 * 60_000;

/** Maximum of concurrent calls of a process. */
const MOST_AT_ONCE = 8;

/** Maximum length of the model's text, in characters. */
const LONGEST = 400;

/**
 * The sentences that the model's text replaces. A drawback stays the composer's: no check can tell a real
 * one.
 */
const REPLACED: readonly Role[] = ['opening', 'card', 'middle', 'closing'];

/**
 * Maximum length of the model's text: that of the replaced sentences, plus the room that the platform leaves.
 */
const roomOf = (request: CaptionRequest, { said }: Sentences, caption: string): number => {
  const { limit } = PLATFORM_RULES[request.platform];
  const own = REPLACED.reduce((sum, role) => sum + (said.get(role)?.length ?? 0), 0);
  return Math.min(LONGEST, limit - captionLength(request.platform, caption) + own);
};

/**
 * Makes a caption of a model's text: its sentences replace the composer's; calls, hashtags, emoji and profile
 * stay the composer's.
 * @returns the caption, or the reason for its rejection
 */
export const captionOf = (
  text: string,
  request: CaptionRequest,
  composed: Sentences,
  bounds: AnswerLimits,
): { readonly caption: string } | { readonly refused: string } => {
  const { platform, language, card } = request;
  const body = bodyOf(repairText(text, request), LONGEST_OPENING[platform]);
  const [name] = card ? cardNames(card, language) : [];
  const refused = refusalOf(body, request, bounds, name !== undefined);
  if (refused !== undefined) return { refused };
  const said = new Map([...composed.said].filter(([role]) => !REPLACED.includes(role)));
  said.set('opening', body.opening);
  said.set('middle', name === undefined ? body.rest : nameCard(body.rest, name));
  const caption = putTogether(request, { ...composed, said });
  const { limit } = PLATFORM_RULES[platform];
  if (captionLength(platform, caption) > limit) return { refused: 'too_long' };
  const [found] = findGuarded(caption, language);
  return found ? { refused: found.guard } : { caption };
};

/** Consumes from the budget of an address and from the total. Addresses are stored hashed. */
const createBudget = async ({ settings, db, clock }: CaptionModelOptions) => {
  const make = (): string => JSON.stringify(randomBytes(32).toString('base64'));
  const key = z.string().parse(await loadSecret(db, 'caption-address-key', clock(), make));
  const limit = (name: string, points: number) =>
    createLimit({ db, clock, name, points, windowMs: DAY });
  const byAddress = limit('caption-model-address', settings.dailyPerAddress);
  const inAll = limit('caption-model', settings.daily);
  return async (address: string): Promise<boolean> => {
    const hashed = createHmac('sha256', key).update(address).digest('base64url');
    if (!(await byAddress.consume(hashed)).ok) return false;
    if ((await inAll.consume('all')).ok) return true;
    await byAddress.refund(hashed);
    return false;
  };
};

/**
 * The model that writes captions. Its budget is in the database, shared by all processes. Every call counts,
 * whatever its outcome, because it may have cost money.
 */
export const createCaptionModel = async (options: CaptionModelOptions) => {
  const { settings, composer, log, callLimits = CALL_LIMITS } = options;
  const takeFromBudget = await createBudget(options);
  const stopping = new AbortController();
  let running = 0;

  const write = async (request: CaptionRequest, address: string): Promise<string | undefined> => {
    if (!(await takeFromBudget(address))) {
      seeEvent('caption_model', 'no_budget');
      return undefined;
    }
    const composed = composer.sentencesOf(request);
    const most = roomOf(request, composed, putTogether(request, composed));
    const messages = promptFor(request, composed, most);
    const answer = await askModel(settings, messages, callLimits, stopping.signal);
    if (!answer.ok) {
      seeEvent('caption_model', 'failed');
      log({ event: 'caption_model_failed', reason: answer.reason });
      return undefined;
    }
    const made = captionOf(answer.text, request, composed, { most, key: settings.key });
    seeEvent('caption_model', 'caption' in made ? 'taken' : 'refused');
    if ('caption' in made) return made.caption;
    log({ event: 'caption_model_refused', reason: made.refused });
    return undefined;
  };

  return {
    /**
     * Returns the model's caption; `undefined` where the composer has to write it: the budget is used up, too
     * many calls are in flight, or the model failed or gave a rejected text. Never throws for a failure of the
     * model.
     * @param address the client's, for its budget
     */
    write: async (request: CaptionRequest, address: string): Promise<string | undefined> => {
      if (running >= MOST_AT_ONCE || stopping.signal.aborted) return undefined;
      running += 1;
      try {
        return await write(request, address);
      } finally {
        running -= 1;
      }
    },
    /** Aborts the calls in flight, so that the composer answers before the process stops. */
    stop: (): void => stopping.abort(),
  };
};

export type CaptionModel = Awaited<ReturnType<typeof createCaptionModel>>;
