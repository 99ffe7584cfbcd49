import { sweptAfter } from '@pinline/chassis/retention/sweep'
import { storingTimeoutMs } from './files.ts'

const unattachedFor = { collection: 'files', hoursBy: 'FILES_UNATTACHED_HOURS' }
/**
 * Files that nothing is attached to any more are apart from those that nothing was: how old they are says nothing of when
 * they are deleted.
 */
export const fileSweeps = [
  sweptAfter('createdAt', {
    ...{ ...unattachedFor, kind: 'unattached-files', from: 'written' },
    where: { status: 'kept', attachedTo: null, detachedAt: { $exists: false } },
  }),
  sweptAfter('detachedAt', {
    ...{ ...unattachedFor, kind: 'detached-files', from: 'over' },
    where: { status: 'kept', attachedTo: null, detachedAt: { $exists: true } },
  }),
  sweptAfter('createdAt', {
    ...{ kind: 'unstored-files', collection: 'files', from: 'written', seconds: storingTimeoutMs / 1000 },
    where: { status: 'storing' },
  }),
]
