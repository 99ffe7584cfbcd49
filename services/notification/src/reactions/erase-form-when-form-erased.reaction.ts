import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { formNo } from '@pinline/events/ids'
import { type FormErased, formErased } from '@pinline/events/notification/form-erased'
import { eraseForms } from '../forms/erase-forms.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/** Erases contact, texts and files of an erased form; again at each start, so that a restored backup forgets them too. */
export const eraseFormWhenFormErased = (deps: NotificationDeps): AnyReaction =>
  defineReaction<FormErased>({
    name: 'erase-form-when-form-erased',
    permanent: true,
    subscribesTo: { service: 'notification', types: ['form-erased'], eventSchema: formErased },
    react: async ({ streamId }) => await eraseForms(deps, [formNo.parse(streamId)]),
  })
