import { useMatches } from '@tanstack/react-router'

/** The slug that the loader of this page's route found; empty if it found none. */
export const useContentSlug = (): string =>
  useMatches({
    select: (matches) =>
      matches.flatMap(({ loaderData }): string[] =>
        typeof loaderData === 'object' && loaderData !== null && 'slug' in loaderData ? [String(loaderData.slug)] : [],
      ),
  }).at(-1) ?? ''
