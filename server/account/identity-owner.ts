/**
 * The external identity provider that stores the accounts. The embedded provider needs none, because its accounts are deleted with all other rows in one
 * transaction.
 */
export interface IdentityOwner {
  /**
   * Deletes an account there for good. Succeeds as well where the account does not exist.
   * @param id the tokens' `sub`
   * @throws where the account may still exist
   */
  readonly deleteUser: (id: string) => Promise<void>;
}
