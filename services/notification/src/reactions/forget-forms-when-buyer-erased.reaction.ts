import { furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { type BuyerErased, buyerErased } from '@pinline/events/account/buyer-erased'
import { formDecider } from '../domain/form/form-decider.ts'
import { eraseForms } from '../forms/erase-forms.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { formsOfBuyer } from '../read-models/forms/forms-of-buyer.query.ts'

/** Erases what a buyer sent by forms, with the files and what staff wrote about them. */
export const forgetFormsWhenBuyerErased = (deps: NotificationDeps): AnyReaction =>
  defineReaction<BuyerErased>({
    name: 'forget-forms-when-buyer-erased',
    permanent: true,
    subscribesTo: { service: 'account', types: ['buyer-erased'], eventSchema: buyerErased },
    react: async ({ event: { data } }, context) => {
      const { platform } = deps
      const formNos = await formsOfBuyer(platform, data.buyerId)
      for (const streamId of formNos) {
        const command = { type: 'erase-form', now: platform.clock.now().toISOString() } as const
        // One request id takes effect in one stream.
        const own = furtherContext(context, streamId)
        await handleCommand(platform, formDecider, { streamId, command, context: own })
      }
      await eraseForms(deps, formNos)
    },
  })
