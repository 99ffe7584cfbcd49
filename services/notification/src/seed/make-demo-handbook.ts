import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type HandbookPageId, handbookPageId } from '@pinline/events/ids'
import { type HandbookPageCommand, handbookPageDecider } from '../domain/handbook-page/handbook-page-decider.ts'
import { demoHandbook } from './demo-handbook.ts'
import { demoUuid } from './demo-uuid.ts'

const context: CommandContext = {
  actor: { kind: 'service', id: 'notification' },
  correlationId: 'notification-start',
  causationId: 'notification-start',
}

const demoId = (key: string): HandbookPageId => handbookPageId.parse(demoUuid(`demo-handbook ${key}`))

/** Makes the pages of the demonstration's handbook at the first start. */
export const makeDemoHandbook = async (platform: Platform): Promise<void> => {
  const now = platform.clock.now().toISOString()
  for (const { key, before, ...content } of demoHandbook) {
    const id = demoId(key)
    const { version } = await loadStream(platform, handbookPageDecider, id)
    if (version > 0) continue
    const first = { ...content, body: before ?? content.body }
    const commands: HandbookPageCommand[] = [
      { type: 'create-handbook-page', handbookPageId: id, ...first, writtenAt: now },
      { type: 'update-handbook-page', ...content, now },
    ]
    for (const command of commands) {
      const done = await handleCommand(platform, handbookPageDecider, { streamId: id, command, context })
      // Another instance may have been faster.
      if (isRejection(done) && done.code !== 'version-conflict')
        throw new Error(`a demo handbook page was refused: ${done.code}`)
    }
  }
}
