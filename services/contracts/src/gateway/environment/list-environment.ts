import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { environmentValue } from '../../api/environment.ts'

/** What the environment of the services sets. Secrets are never in it, only whether they are set. */
export const listEnvironment = call({
  name: 'list-environment',
  path: '/private/settings/environment',
  effect: 'read',
  access: staff('settings.read'),
  input: z.object({}),
  output: z.object({
    list: z.array(environmentValue),
    /** Services that did not respond: their variables are not in the list. */
    away: z.array(serviceName),
  }),
  errors: [],
})
