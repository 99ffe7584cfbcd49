import type { BuyerRow } from '@pinline/contracts/account/people/buyers-resource'
import { useText } from '../../messages/use-text.ts'

/** What a buyer is called: by name, else company, mailbox or phone number. */
export const useBuyerTitle = (): ((buyer: BuyerRow) => string) => {
  const text = useText()
  return ({ id, state, name, companyName, email, phone }) =>
    state === 'erased' ? text('people.erased_buyer') : (name ?? companyName ?? email ?? phone ?? id)
}
