import type { ApiTextKey } from '@pinline/storefront/api-client/api-text'

export const api = {
  'http-400': 'The request was not understood',
  'http-401': 'Please log in',
  'http-403': 'You have no permission for this',
  'http-404': 'Not found',
  'http-405': 'This call does not answer to that method',
  'http-408': 'The request timed out',
  'http-409': 'Somebody else has changed this meanwhile',
  'http-413': 'This is too large to send',
  'http-429': 'Too many requests, please wait a moment',
  'http-500': 'The server failed, please try again',
  'http-501': 'This is not built yet',
  'http-502': 'A service behind the gateway failed',
  'http-503': 'The service is not available now',
  'http-504': 'A service did not answer in time',
  'http-505': 'The HTTP version is not supported',
  'request-timeout': 'The request timed out',
  'network-failed': 'No connection to the server',
  'answer-not-understood': 'The answer of the server was not understood',
} satisfies Record<ApiTextKey, string>
