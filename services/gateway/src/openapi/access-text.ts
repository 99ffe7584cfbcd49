import type { ApiScope } from '@pinline/contracts/api/api-scopes'
import type { Access } from '@pinline/contracts/api/call'
import type { Json } from './schema.ts'

/** Who may use an operation. */
export interface Guard {
  readonly access: Access
  readonly apiScope?: ApiScope | undefined
}

/** An API key with its scope, where keys are taken; OpenAPI 3.1 allows roles of a bearer scheme in this place. */
const keyOf = ({ apiScope }: Guard): Json[] => (apiScope === undefined ? [] : [{ apiKey: [apiScope] }])

const securityOf = (guard: Guard): Json[] => {
  switch (guard.access.kind) {
    case 'buyer':
      return [{ buyer: [] }, ...keyOf(guard)]
    case 'staff':
      return [{ staff: [] }, ...keyOf(guard)]
    case 'buyer-or-staff':
      return [{ buyer: [] }, { staff: [] }, ...keyOf(guard)]
    case 'open':
      return guard.apiScope === undefined ? [] : [{}, ...keyOf(guard)]
    case 'signed':
    case 'internal':
      return []
    default:
      return guard.access satisfies never
  }
}

const callers = (access: Access): string => {
  switch (access.kind) {
    case 'buyer':
      return 'signed-in buyers'
    case 'staff':
      return access.permission === null ? 'signed-in staff' : `staff with the permission \`${access.permission}\``
    case 'buyer-or-staff':
      return 'signed-in buyers and staff'
    case 'open':
      return 'everybody'
    case 'signed':
      return 'whoever signs the request'
    case 'internal':
      return 'other services'
    default:
      return access satisfies never
  }
}

/** Who may use an operation, as a sentence for its description. */
export const accessText = ({ access, apiScope }: Guard): string =>
  `**For** ${callers(access)}; ${apiScope === undefined ? 'API keys are refused' : `API keys need the scope \`${apiScope}\``}.`

/** The same for programs. */
export const accessFields = ({ access, apiScope }: Guard): Json => ({
  security: securityOf({ access, apiScope }),
  ...(access.kind === 'staff' && access.permission !== null ? { 'x-permission': access.permission } : {}),
  ...(apiScope === undefined ? {} : { 'x-api-scope': apiScope }),
})
