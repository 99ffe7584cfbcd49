import type { ApiTextKey } from '@pinline/ui/api-client/api-text'

export const api = {
  'http-400': 'Request error',
  'http-401': 'Please log in',
  'http-403': 'No permission to access',
  'http-404': 'Not found',
  'http-405': 'This action is not available',
  'http-408': 'Request timeout',
  'http-409': 'This record has been changed in the meantime',
  'http-413': 'The data sent is too large',
  'http-429': 'Too many requests. Please try again later',
  'http-500': 'Internal server error',
  'http-501': 'Not implemented',
  'http-502': 'Bad gateway',
  'http-503': 'Service unavailable',
  'http-504': 'Gateway timeout',
  'http-505': 'HTTP version not supported',
  'request-timeout': 'Request timeout',
  'network-failed': 'No connection. Please check the network and try again',
  'answer-not-understood': 'The server’s response could not be read. Please try again',
} satisfies Record<ApiTextKey, string>
