import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { snippetId } from '@pinline/events/ids'
import { snippetDecider } from '../domain/snippet/snippet-decider.ts'
import { demoSnippets } from './demo-snippets.ts'
import { demoUuid } from './demo-uuid.ts'

const context: CommandContext = {
  actor: { kind: 'service', id: 'notification' },
  correlationId: 'notification-start',
  causationId: 'notification-start',
}

/** Makes the snippets of the demonstration at the first start. */
export const makeDemoSnippets = async (platform: Platform): Promise<void> => {
  const writtenAt = platform.clock.now().toISOString()
  for (const { key, ...content } of demoSnippets) {
    const id = snippetId.parse(demoUuid(`demo-snippet ${key}`))
    const { version } = await loadStream(platform, snippetDecider, id)
    if (version > 0) continue
    const command = { type: 'create-snippet', snippetId: id, ...content, writtenAt } as const
    const done = await handleCommand(platform, snippetDecider, { streamId: id, command, context })
    // Another instance may have been faster.
    if (isRejection(done) && done.code !== 'version-conflict')
      throw new Error(`a demo snippet was refused: ${done.code}`)
  }
}
