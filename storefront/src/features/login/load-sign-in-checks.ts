/** Loads the checks of the forms to sign in and register. */
export const loadSignInChecks = () => import('./sign-in-resolvers.ts')

/** Loads them ahead: somebody is about to fill in a form. */
export const preloadSignInChecks = (): void => {
  loadSignInChecks().catch(() => undefined)
}
