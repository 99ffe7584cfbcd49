import type { Platform } from '@pinline/chassis/service'
import { type BuyerId, type FormNo, formNo } from '@pinline/events/ids'
import { formsProjection } from './forms.projection.ts'

const submissions = { 'events.type': 'form-submitted' } as const

/** Creates the index for a buyer's forms in the event store. */
export const prepareFormsOfBuyers = async ({ store }: Pick<Platform, 'store'>): Promise<void> => {
  await store.commits.createIndex({ 'events.data.buyerId': 1 }, { partialFilterExpression: submissions })
}

/**
 * The numbers of everything that a buyer has sent, erased or not; from the event store as well, since the view may be late.
 * Prevents the failure "a form that was sent just before its buyer was erased stayed".
 */
export const formsOfBuyer = async (
  platform: Pick<Platform, 'view' | 'store'>,
  buyerId: BuyerId,
): Promise<readonly FormNo[]> => {
  const [rows, commits] = await Promise.all([
    platform
      .view(formsProjection)
      .find({ buyerId }, { projection: { formNo: 1 } })
      .toArray(),
    platform.store.commits
      .find({ ...submissions, 'events.data.buyerId': buyerId }, { projection: { streamId: 1 } })
      .toArray(),
  ])
  return [...new Set([...rows.map((row) => row.formNo), ...commits.map(({ streamId }) => formNo.parse(streamId))])]
}
