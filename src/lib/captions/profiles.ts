/** The company's profiles, which every caption request carries (behaviour/captions.md, 'Captions'). */
export const PROFILES = {
  linkedin_url: 'https://www.linkedin.com/company/dck-cards',
  instagram_handle: '@dck.cards',
  facebook_page: 'https://www.facebook.com/dckcards',
};
