import type { Done } from '@pinline/chassis/event-store/handle-command'
import { commandRoute } from '@pinline/chassis/http/command-route'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import type { SnippetChanged, snippetChanged } from '@pinline/contracts/notification/snippet/snippet-row'
import type { SnippetId } from '@pinline/events/ids'
import type { SnippetEvent } from '@pinline/events/notification/snippet-event'
import type { z } from 'zod'
import type { Snippet } from '../domain/snippet/snippet.ts'
import { type SnippetCommand, snippetDecider } from '../domain/snippet/snippet-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/** Where a snippet stands after a command. */
export const snippetChangedOf = ({ state, version }: Done<Snippet, SnippetEvent>): SnippetChanged => {
  if (state.status === 'new') throw new Error('a command left a snippet unwritten')
  return { id: state.snippetId, revision: version }
}

/** A call that decides one command on one snippet, on the version that its editor saw. */
export const snippetCommandRoute = <Input extends z.ZodType<{ readonly id: SnippetId; readonly revision: number }>>(
  { platform }: NotificationDeps,
  call: Call<Input, typeof snippetChanged>,
  toCommand: (input: z.output<Input>, now: string) => SnippetCommand,
): Route =>
  commandRoute(platform, call, snippetDecider, {
    toCommand: (input) => ({
      streamId: input.id,
      command: toCommand(input, platform.clock.now().toISOString()),
      expectedVersion: input.revision,
    }),
    toOutput: snippetChangedOf,
  })
