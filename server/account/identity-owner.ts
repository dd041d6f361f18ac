/**
 * Who keeps the accounts where they are not rows of this database: an identity provider elsewhere. The
 * embedded provider needs none, because its accounts go with all other rows, in one transaction.
 */
export interface IdentityOwner {
  /**
   * Deletes an account there for good. Where there is none any more, that is done as well.
   * @param id the tokens' `sub`
   * @throws where the account may still be there
   */
  readonly deleteUser: (id: string) => Promise<void>;
}
