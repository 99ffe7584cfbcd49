import type { Call, OutputOf, ParsedInputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { AnyEvent } from '@pinline/events/event'
import type { Decider } from '../domain/decider.ts'
import { type CommandPlatform, type Done, handleCommand } from '../event-store/handle-command.ts'
import { result } from './call-result.ts'
import type { RequestContext } from './request-context.ts'
import { type Route, route } from './route.ts'

export type Awaitable<Value> = Value | Promise<Value>

/** A command and the stream that decides it. */
export interface StreamCommand<Command, Event extends AnyEvent = AnyEvent> {
  readonly streamId: string
  readonly command: Command
  /** The version that the caller saw; left out, the command is decided on the stream as it is. */
  readonly expectedVersion?: number | undefined
  /** Which events since that version make it a conflict; left out, any. */
  readonly conflictsWith?: ((event: Event) => boolean) | undefined
}

/**
 * A call that decides one command on one stream: input → command → decision → output. The response carries the
 * position of the stream. What needs more than that (cookies, several streams, effects outside of the store when the
 * command is refused) is a plain `route`.
 */
export const commandRoute = <C extends Call, State, Command extends { readonly type: string }, Event extends AnyEvent>(
  platform: CommandPlatform,
  call: C,
  decider: Decider<State, Command, Event>,
  {
    toCommand,
    toOutput,
    inTurn = (_input, run) => run(),
  }: {
    readonly toCommand: (
      input: ParsedInputOf<C>,
      context: RequestContext,
    ) => Awaitable<StreamCommand<Command, Event> | Rejection>
    readonly toOutput: (
      done: Done<State, Event>,
      decided: { readonly command: Command; readonly input: ParsedInputOf<C>; readonly context: RequestContext },
    ) => Awaitable<OutputOf<C> | Rejection>
    /** Runs the command when it is its turn; left out, at once. */
    readonly inTurn?: <Result>(input: ParsedInputOf<C>, run: () => Promise<Result>) => Promise<Result>
  },
): Route =>
  route(call, async (input, context) => {
    const wanted = await toCommand(input, context)
    if (isRejection(wanted)) return wanted
    const { streamId, command, expectedVersion, conflictsWith } = wanted
    const done = await inTurn(input, () =>
      handleCommand(platform, decider, {
        streamId,
        command,
        context: context.commandContext,
        expectedVersion,
        conflictsWith,
      }),
    )
    if (isRejection(done)) return done
    const output = await toOutput(done, { command, input, context })
    return isRejection(output) ? output : result(output, { positions: [done.position] })
  })
