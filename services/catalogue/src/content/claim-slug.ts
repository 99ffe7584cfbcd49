import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { ContentKind } from '@pinline/events/catalogue/content-details'
import type { ContentId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentStreamOf } from '../domain/content/content.ts'
import { slugGroup } from './content-path.ts'

const claimKind = 'content-slug'
const claimed = (kind: ContentKind, slug: string): string => `${slugGroup(kind)}/${slug.toLowerCase()}`

/**
 * Claims a slug for an item, for good: old links go on leading to it. Prevents the failure "two pages have one address".
 * @returns whether this call claimed it, so that a refused command can give it back
 */
export const claimSlug = async (
  { platform }: Pick<CatalogueDeps, 'platform'>,
  { id, kind, slug }: { readonly id: ContentId; readonly kind: ContentKind; readonly slug: string },
): Promise<boolean | Rejection> => {
  const outcome = await platform.claims.claim(claimKind, claimed(kind, slug), id, contentStreamOf(id))
  if (outcome === 'taken') return rejection('content-slug-taken', { errors: { slug: 'content-slug-taken' } })
  return outcome === 'claimed'
}

/** Gives a slug back that the item never had. */
export const releaseSlug = async (
  { platform }: Pick<CatalogueDeps, 'platform'>,
  { id, kind, slug }: { readonly id: ContentId; readonly kind: ContentKind; readonly slug: string },
): Promise<void> => await platform.claims.release(claimKind, claimed(kind, slug), id)
