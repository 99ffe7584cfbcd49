import { call, staff } from '../../api/call.ts'
import { importedRates, ratesFile } from './import-exchange-rates.ts'

/** What `import-exchange-rates` would do with a file. */
export const previewExchangeRates = call({
  name: 'preview-exchange-rates',
  path: '/private/currencies/preview-rates',
  effect: 'read',
  access: staff('currencies.update'),
  input: ratesFile,
  output: importedRates,
  errors: ['rates-file-unreadable'],
})
