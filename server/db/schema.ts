import type { Generated } from 'kysely';

/** A person's account with the embedded identity provider. The id is the tokens' `sub`. */
export interface AccountsTable {
  id: string;
  /** Trimmed and lower-cased: the form in which emails are compared. */
  email: string;
  /**
   * 1 for the account that holds its address: the one that has proven it, or else the first. Any number
   * below for the others of the address, each another one: the unique index is over both columns.
   */
  holder: number;
  given_name: string;
  /** PHC string of argon2id; null for an account with passkeys alone. */
  password_hash: string | null;
  created_at: number;
  /** When the address was proven. */
  verified_at: Generated<number | null>;
  /** Since when an operator keeps the account out. */
  disabled_at: Generated<number | null>;
  /** Grows whenever the browsers that signed in before are to count as strangers. */
  device_epoch: Generated<number>;
}

/** Which account is in which group, such as `beta`. */
export interface AccountGroupsTable {
  account_id: string;
  group_name: string;
}

/** What the OpenID provider keeps: sessions, interactions, grants, codes, refresh tokens. */
export interface OidcPayloadsTable {
  kind: string;
  /** The artefact's id; for sessions, codes and refresh tokens its SHA-256. */
  id: string;
  payload: string;
  /** The family that is revoked together. */
  grant_id: string | null;
  session_uid: string | null;
  /** Whose artefact it is; of a running sign-in, whose session it began in. */
  account_id: string | null;
  /** Whom a running sign-in has just signed in. */
  login_account_id: string | null;
  consumed_at: number | null;
  expires_at: number;
}

/** Signing and cookie keys, made at the first start and shared by all processes. */
export interface SecretsTable {
  name: string;
  value: string;
  created_at: number;
}

/** One counter per limited thing and window. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expires_at: number;
}

/** Tries to sign in with an email, counted for each source of them. */
export interface SignInTriesTable {
  /** As it was typed, normalised; it may have no account. */
  email: string;
  /** All together, an address (as a keyed hash), or a browser that is known. */
  source: string;
  points: number;
  expires_at: number;
}

/** The answer to a refresh, kept for a moment for the calls that ran beside it. */
export interface RefreshReplaysTable {
  /** SHA-256 of the refresh token that was used. */
  token_hash: string;
  /** The token response as JSON; null while the first call is still at work. */
  answer: string | null;
  claimed_at: number;
  answered_at: number | null;
}

/** One run that mints deck codes. Its codes count from the moment it is finished, all at once. */
export interface MintRunsTable {
  id: string;
  /** When it last gave a sign of life, so that a run which broke off can be told. */
  touched_at: number;
  finished_at: number | null;
}

/** A deck code. It is known by its hash; only its owner's row holds it in plain. */
export interface DeckCodesTable {
  /** SHA-256 of the upper-case code, in hexadecimal. */
  code_hash: string;
  mint_run: string;
  expires_at: number | null;
  /** The id of the account that registered it. */
  claimed_by: Generated<string | null>;
  claimed_at: Generated<number | null>;
  /** The plain code, for its owner alone; null while nobody has registered it. */
  code: Generated<string | null>;
}

/** A mail that waits to be sent. It holds no secret: tokens and codes come in when it is sent. */
export interface MailsTable {
  id: string;
  /** Which letter it is, such as `reset` (server/identity/letters/letters.ts). */
  kind: string;
  /** Whose mail it is, where the cause knew an account: it goes when that account is deleted. */
  account_id: string | null;
  recipient: string;
  /** What the letter needs to know besides, as JSON. */
  details: string;
  created_at: number;
  /** When it may be claimed: its next try, or the end of the claim that is at work on it. */
  due_at: number;
  /** How many times it was claimed. */
  tries: number;
}

/**
 * What the link or the code of a mail proves: one row for each account, kind and address. A row whose
 * token is gone was used or ended; it stays for a while so that no earlier mail brings it back.
 */
export interface ProofsTable {
  account_id: string;
  /** Such as `reset` (server/identity/proofs/proofs.ts). */
  kind: string;
  /** The address that the mail goes to. */
  email: string;
  /** The mail that token and code are derived for. */
  mail_id: string;
  /** SHA-256 of the token; null once the proof is used or ended. */
  token_hash: string | null;
  /** HMAC of the six digits, for kinds that have a code. */
  code_hash: string | null;
  /** What it is good for besides, as JSON. */
  details: string;
  /** How often a code was typed. */
  tries: number;
  /** When it was asked for, or ended. */
  created_at: number;
  expires_at: number;
}

/**
 * Where a person is signed in: one row per session of the provider. Without its row a session counts no
 * more, so that a request which is under way at its end cannot bring it back.
 */
export interface AccountSessionsTable {
  /** The session's public id; the cookie holds another one. */
  session_uid: string;
  account_id: string;
  /** The family of tokens that the app got from it. */
  grant_id: string | null;
  /** In words of our own, such as 'Firefox on Android'; empty where nobody can tell. */
  device: string;
  started_at: number;
  /** Rough: written once an hour at most. */
  seen_at: number;
  /** When the person last proved who they are, by password or passkey. */
  proved_at: number;
}

/** What has happened to an account of late. */
export interface AccountEventsTable {
  id: string;
  account_id: string;
  kind: string;
  /** In words, as in the table of sessions. */
  device: string | null;
  /** How often, where one row stands for a day. */
  times: number;
  /** The last time. */
  at: number;
}

/** A passkey of an account (Web Authentication, section 4, 'Public Key Credential'). */
export interface PasskeysTable {
  /** The credential's id as base64url. */
  id: string;
  account_id: string;
  /** COSE key as base64url. */
  public_key: string;
  /** How often it has signed, as it says itself; 0 where it does not count. */
  counter: number;
  /** How browsers reach it, as a JSON list such as `["internal","hybrid"]`. */
  transports: string;
  /** 1 where it may be copied to other devices, as one that is kept in step with an online account. */
  syncable: number;
  /** 1 where it has been copied at its last use. */
  backed_up: number;
  /** What its owner calls it. */
  name: string;
  created_at: number;
  used_at: number | null;
}

/** A challenge that a browser has been given and has not answered. */
export interface PasskeyChallengesTable {
  /** SHA-256 of what it is for and whose it is: there is one of each. */
  subject_hash: string;
  /** SHA-256 of the challenge. */
  challenge_hash: string;
  expires_at: number;
}

/** Somebody who signs up with a passkey, before there is an account. */
export interface PasskeySignUpsTable {
  /** The running sign-in. */
  interaction_uid: string;
  /** The id that the account will have. */
  account_id: string;
  email: string;
  given_name: string;
  /** When the code of the mail was typed. */
  proven_at: number | null;
  expires_at: number;
}

/** My Cards of an account: what is counted over all its items. A sync that writes holds this row. */
export interface MyAccountsTable {
  /** The tokens' `sub`; the account itself may be with an identity provider elsewhere. */
  account_id: string;
  /** Names these data, so that a client notices when others have taken their place. */
  store: string;
  /** The last revision that was given out. */
  revision: number;
  /** Bytes of all items. */
  bytes: number;
  /** Hands that are not deleted. */
  hands: number;
  /** How many operations were taken within the month that ends at `month_ends_at`. */
  month_operations: number;
  month_ends_at: number;
}

/** A thing of My Cards (contract/my-cards.ts, `Item`). */
export interface MyItemsTable {
  account_id: string;
  kind: string;
  key: string;
  /** JSON; `null` in JSON once it was deleted. */
  value: string;
  revision: number;
}

/** An operation that was taken, so that it does not count again when it is sent again. */
export interface MyOperationsTable {
  account_id: string;
  id: string;
  expires_at: number;
}

/** A table of a group. Whatever appends to its events holds this row. */
export interface LiveTablesTable {
  id: string;
  /** Six characters, of no other table. */
  code: string;
  /** Whose table it is: the tokens' `sub`; the account itself may be with an identity provider elsewhere. */
  account_id: string;
  /** The last of its events. */
  last_seq: number;
  /** How often its events were written anew, so that processes notice that have read them. */
  rewrites: number;
  created_at: number;
  /** When something last happened. */
  touched_at: number;
  closed_at: number | null;
  /** When names and notes of its guests are deleted; null while it is open, and once they are. */
  personal_until: number | null;
  /** What its events take; null for a table of a time when that was not counted. */
  bytes: number | null;
}

/** Something that has happened on a table (contract/table-events.ts). */
export interface TableEventsTable {
  table_id: string;
  seq: number;
  at: number;
  /** The action that it came of; none where the server did it, or a door. */
  action_id: string | null;
  /** JSON of kind, `by` and what goes with the kind. */
  body: string;
}

/** A browser at a table. A guest's or a screen's id is the one that the events name. */
export interface TableSeatsTable {
  id: string;
  table_id: string;
  role: 'host' | 'guest' | 'screen';
  /** SHA-256 of what the cookie holds. */
  token_hash: string;
  created_at: number;
}

/** The end of an account that an identity provider elsewhere keeps. */
export interface ErasuresTable {
  /** SHA-256 of the tokens' `sub`. */
  account_hash: string;
  /** The `sub` itself until everything is deleted, so that it can be gone on with. */
  account_id: string | null;
  begun_at: number;
  /** When its owner had deleted it; from then on nothing of it may come back. */
  gone_at: number | null;
}

/** All tables. Times are milliseconds since the epoch. */
export interface DatabaseSchema {
  accounts: AccountsTable;
  account_groups: AccountGroupsTable;
  oidc_payloads: OidcPayloadsTable;
  secrets: SecretsTable;
  rate_limits: RateLimitsTable;
  sign_in_tries: SignInTriesTable;
  refresh_replays: RefreshReplaysTable;
  mint_runs: MintRunsTable;
  deck_codes: DeckCodesTable;
  mails: MailsTable;
  proofs: ProofsTable;
  account_sessions: AccountSessionsTable;
  account_events: AccountEventsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  passkey_sign_ups: PasskeySignUpsTable;
  my_accounts: MyAccountsTable;
  my_items: MyItemsTable;
  my_operations: MyOperationsTable;
  live_tables: LiveTablesTable;
  table_events: TableEventsTable;
  table_seats: TableSeatsTable;
  erasures: ErasuresTable;
}
