import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type NoticeId, noticeId } from '@pinline/events/ids'
import { noticeDecider } from '../domain/notice/notice-decider.ts'
import { sortsStreamId } from '../domain/sorts/sorts.ts'
import { sortsDecider } from '../domain/sorts/sorts-decider.ts'
import { putNoticeTexts } from '../notices/notice-vault.ts'
import { demoNotices } from './demo-notices.ts'
import { demoSorts } from './demo-sorts.ts'
import { demoUuid } from './demo-uuid.ts'

const dayMs = 86_400_000

const context: CommandContext = {
  actor: { kind: 'service', id: 'notification' },
  correlationId: 'notification-start',
  causationId: 'notification-start',
}

const demoNoticeId = (key: string): NoticeId => noticeId.parse(demoUuid(`demo-notice ${key}`))

/** Makes the groups of the demonstration while there have been none. */
const makeDemoSorts = async (platform: Platform): Promise<void> => {
  if ((await loadStream(platform, sortsDecider, sortsStreamId)).version > 0) return
  for (const { id, ...sort } of demoSorts) {
    const command = { type: 'create-sort', sortId: id, ...sort } as const
    const done = await handleCommand(platform, sortsDecider, { streamId: sortsStreamId, command, context })
    if (isRejection(done)) throw new Error(`a demo group was refused: ${done.code}`)
  }
}

/** Makes groups and notices of the demonstration at the first start; their times count from there. */
export const makeDemoNotices = async (platform: Platform): Promise<void> => {
  await makeDemoSorts(platform)
  const now = platform.clock.now().getTime()
  const at = (days: number): string => new Date(now + days * dayMs).toISOString()
  for (const { key, from, until, texts, ...content } of demoNotices) {
    const id = demoNoticeId(key)
    const { version } = await loadStream(platform, noticeDecider, id)
    if (version > 0) continue
    const textRef = await putNoticeTexts(platform, id, texts)
    const done = await handleCommand(platform, noticeDecider, {
      streamId: id,
      command: {
        ...{ type: 'create-notice', noticeId: id, ...content, textRef, createdAt: at(0) },
        ...{ from: at(from), until: until === null ? null : at(until) },
      },
      context,
    })
    // Another instance may have been faster.
    if (isRejection(done) && done.code !== 'version-conflict')
      throw new Error(`a demo notice was refused: ${done.code}`)
  }
}
