import type { Generated } from 'kysely';

/** An account of the embedded identity provider. The id is the tokens' `sub`. */
export interface AccountsTable {
  id: string;
  /** Trimmed and lower-cased, for comparison. */
  email: string;
  /**
   * 1 for the account that holds its address: the one that has verified it, or else the first. Other accounts
   * of the address have distinct numbers below 1: the unique index is over both columns.
   */
  holder: number;
  given_name: string;
  /** PHC string of argon2id; null for an account with passkeys only. */
  password_hash: string | null;
  created_at: number;
  verified_at: Generated<number | null>;
  /** When an operator disabled the account. */
  disabled_at: Generated<number | null>;
  /** Incremented to make all known devices unknown. */
  device_epoch: Generated<number>;
  /** A language of the site, as it was chosen; the site may have lost it since. */
  locale: Generated<string | null>;
}

export interface AccountGroupsTable {
  account_id: string;
  group_name: string;
}

/** Artefacts of the OpenID provider: sessions, interactions, grants, codes, refresh tokens. */
export interface OidcPayloadsTable {
  kind: string;
  /** The artefact's id; for sessions, codes and refresh tokens its SHA-256. */
  id: string;
  payload: string;
  /** Artefacts with the same grant are revoked together. */
  grant_id: string | null;
  session_uid: string | null;
  /** Owner of the artefact; for a running sign-in, the owner of the session in which it began. */
  account_id: string | null;
  /** The account that a running sign-in has just authenticated. */
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

/** One counter per limited key and window. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expires_at: number;
}

/** Attempts to sign in with an email, counted for each source. */
export interface SignInTriesTable {
  /** The normalised input; it may have no account. */
  email: string;
  /** All sources together, an address (as a keyed hash), or a known device. */
  source: string;
  points: number;
  expires_at: number;
}

/** The answer to a refresh, kept briefly for concurrent calls with the same token. */
export interface RefreshReplaysTable {
  /** SHA-256 of the refresh token that was used. */
  token_hash: string;
  /** The token response as JSON; null while the first call is still running. */
  answer: string | null;
  claimed_at: number;
  answered_at: number | null;
}

/** A run that mints deck codes. Its codes become valid together when it is finished. */
export interface MintRunsTable {
  id: string;
  /** When it last showed progress, to detect an abandoned run. */
  touched_at: number;
  finished_at: number | null;
}

/** A deck code, identified by its hash; it is in plain text only in a registered row. */
export interface DeckCodesTable {
  /** SHA-256 of the upper-case code, in hexadecimal. */
  code_hash: string;
  mint_run: string;
  expires_at: number | null;
  /** The id of the account that registered it. */
  claimed_by: Generated<string | null>;
  claimed_at: Generated<number | null>;
  /** The code in plain text, for its owner only; null while it is unregistered. */
  code: Generated<string | null>;
}

/** A queued email. It holds no secret: tokens and codes are inserted when it is sent. */
export interface MailsTable {
  id: string;
  /** Kind of email, such as `reset` (server/identity/emails/emails.ts). */
  kind: string;
  /** The recipient's account, where it is known: the email is deleted with that account. */
  account_id: string | null;
  recipient: string;
  /** Further data of the email, as JSON. */
  details: string;
  created_at: number;
  /** When it may be claimed: its next attempt, or the end of the present claim. */
  due_at: number;
  /** How many times it was claimed. */
  tries: number;
}

/**
 * A verification token, emailed as a link or a code: one row for each account, kind and address. A row
 * without a token hash was used or ended; it stays for a while so that an earlier email cannot restore it.
 */
export interface ProofsTable {
  account_id: string;
  /** Such as `reset` (server/identity/verification-tokens/verification-tokens.ts). */
  kind: string;
  email: string;
  /** The email that token and code are derived from. */
  mail_id: string;
  /** SHA-256 of the token; null once it is used or ended. */
  token_hash: string | null;
  /** HMAC of the six digits, for kinds that have a code. */
  code_hash: string | null;
  /** Further data of the token, as JSON. */
  details: string;
  /** How many times a code was entered. */
  tries: number;
  /** When it was requested, or ended. */
  created_at: number;
  expires_at: number;
}

/**
 * A signed-in session of the provider. A session without its row is not valid, so that a request in flight at
 * its end cannot restore it.
 */
export interface AccountSessionsTable {
  /** The session's public id; the cookie holds another. */
  session_uid: string;
  account_id: string;
  /** The grant of the tokens that the app got from it. */
  grant_id: string | null;
  /** A readable name, such as 'Firefox on Android'; empty where it is unknown. */
  device: string;
  started_at: number;
  /** Approximate: written once an hour at most. */
  seen_at: number;
  /** When the person last authenticated, by password or passkey. */
  proved_at: number;
}

export interface AccountEventsTable {
  id: string;
  account_id: string;
  kind: string;
  /** A readable name, as in the table of sessions. */
  device: string | null;
  /** Number of occurrences, where one row stands for a day. */
  times: number;
  /** The last occurrence. */
  at: number;
}

/** A passkey of an account (Web Authentication, section 4, 'Public Key Credential'). */
export interface PasskeysTable {
  /** The credential's id as base64url. */
  id: string;
  account_id: string;
  /** COSE key as base64url. */
  public_key: string;
  /** The authenticator's signature counter; 0 where it does not count. */
  counter: number;
  /** Its transports, as a JSON list such as `["internal","hybrid"]`. */
  transports: string;
  /** 1 where it may be copied to other devices (backup eligible). */
  syncable: number;
  /** 1 where it was backed up at its last use (backup state). */
  backed_up: number;
  /** The name that its owner gave it. */
  name: string;
  created_at: number;
  used_at: number | null;
}

/** A pending challenge of a browser. */
export interface PasskeyChallengesTable {
  /** SHA-256 of purpose and owner, unique. */
  subject_hash: string;
  challenge_hash: string;
  expires_at: number;
}

/** A sign-up with a passkey, before the account exists. */
export interface PasskeySignUpsTable {
  /** The running sign-in. */
  interaction_uid: string;
  /** The id of the future account. */
  account_id: string;
  email: string;
  given_name: string;
  /** When the emailed code was entered. */
  proven_at: number | null;
  expires_at: number;
}

/** My Cards of an account: totals over all its items. A sync that writes locks this row. */
export interface MyAccountsTable {
  /** The tokens' `sub`; an external identity provider may keep the account itself. */
  account_id: string;
  /** Id of this data set, so that a client notices when another has replaced it. */
  store: string;
  /** The last assigned revision. */
  revision: number;
  /** Size of all items, in bytes. */
  bytes: number;
  /** Number of hands that are not deleted. */
  hands: number;
  /** Number of operations applied in the month that ends at `month_ends_at`. */
  month_operations: number;
  month_ends_at: number;
}

/** An item of My Cards (contract/my-cards.ts, `Item`). */
export interface MyItemsTable {
  account_id: string;
  kind: string;
  key: string;
  /** JSON; the JSON value `null` for a deleted item. */
  value: string;
  revision: number;
}

/** An applied operation, kept so that a repeated one is not applied again. */
export interface MyOperationsTable {
  account_id: string;
  id: string;
  expires_at: number;
}

/** A table of a group. Appending an event locks this row. */
export interface LiveTablesTable {
  id: string;
  /** Six characters, unique. */
  code: string;
  /** The host: the tokens' `sub`; an external identity provider may keep the account itself. */
  account_id: string;
  last_seq: number;
  /** How many times its events were rewritten, so that processes can detect stale copies. */
  rewrites: number;
  created_at: number;
  /** Time of the last event. */
  touched_at: number;
  closed_at: number | null;
  /** When names and notes of its guests are deleted; null while it is open, and after their deletion. */
  personal_until: number | null;
  /** Size of its events, in bytes; null for an older table without a count. */
  bytes: number | null;
  /** Its title, once an event has been written since titles are kept here. */
  title: string | null;
}

/** An event of a table (contract/table-events.ts). */
export interface TableEventsTable {
  table_id: string;
  seq: number;
  at: number;
  /** The action that caused it; null for an event of the server or of a join. */
  action_id: string | null;
  /** JSON of kind, `by` and the kind's fields. */
  body: string;
}

/** A browser's seat at a table. A guest's or a screen's id is the one in the events. */
export interface TableSeatsTable {
  id: string;
  table_id: string;
  role: 'host' | 'guest' | 'screen';
  /** SHA-256 of the cookie's value. */
  token_hash: string;
  created_at: number;
}

/** The link to the record of a table. */
export interface RecordLinksTable {
  table_id: string;
  /** SHA-256 of the link's secret part. */
  token_hash: string;
  ends_at: number;
}

/** The erasure of an account that an external identity provider keeps. */
export interface ErasuresTable {
  /** SHA-256 of the tokens' `sub`. */
  account_hash: string;
  /** The `sub` itself until all data is deleted, so that the erasure can be resumed. */
  account_id: string | null;
  begun_at: number;
  /** When its owner had deleted it; from then on its data must not be created again. */
  gone_at: number | null;
}

/** All tables of the database. Times are milliseconds since the epoch. */
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
  record_links: RecordLinksTable;
  erasures: ErasuresTable;
}
