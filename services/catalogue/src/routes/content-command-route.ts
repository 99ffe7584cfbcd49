import { type Awaitable, commandRoute } from '@pinline/chassis/http/command-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { contentRevision } from '@pinline/contracts/catalogue/content/content-fields'
import { type ContentId, contentId } from '@pinline/events/ids'
import type { z } from 'zod'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentStreamOf } from '../domain/content/content.ts'
import { type ContentCommand, contentDecider } from '../domain/content/content-decider.ts'

type ContentInput = z.ZodType<{ readonly id: ContentId; readonly revision: number }>

/** Whether a colleague has to review what somebody publishes. */
export const isFourEyes = ({ platform }: CatalogueDeps): boolean => platform.config.CONTENT_SELF_APPROVAL === 'off'

/** A call that runs one command on one item of content, at the revision that the editor saw. */
export const contentCommandRoute = <Input extends ContentInput>(
  { platform }: CatalogueDeps,
  call: Call<Input, typeof contentRevision>,
  toCommand: (
    input: z.output<Input>,
    by: { readonly by: string; readonly now: string },
    context: RequestContext,
  ) => Awaitable<ContentCommand | Rejection>,
): Route =>
  commandRoute(platform, call, contentDecider, {
    toCommand: async (input, context) => {
      const now = platform.clock.now().toISOString()
      const command = await toCommand(input, { by: context.staffId, now }, context)
      if (isRejection(command)) return command
      return { streamId: contentStreamOf(input.id), command, expectedVersion: input.revision }
    },
    toOutput: ({ version, streamId }) => ({ id: idOfContentStream(streamId), revision: version }),
  })

/** The item of a stream. */
export const idOfContentStream = (streamId: string): ContentId => contentId.parse(`c-${streamId.split('-').at(-1)}`)
