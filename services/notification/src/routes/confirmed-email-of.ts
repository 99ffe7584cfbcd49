import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Platform } from '@pinline/chassis/service'
import { getStaffContact } from '@pinline/contracts/account/permissions/get-staff-contact'
import { isRejection } from '@pinline/contracts/api/error-codes'

/** The address that the member of staff who calls has confirmed; null without one. */
export const confirmedEmailOf = async (
  platform: Platform,
  { staffId, correlationId }: Pick<RequestContext, 'staffId' | 'correlationId'>,
): Promise<string | null> => {
  const contact = await platform.call('account', getStaffContact, { staffId }, { correlationId })
  return isRejection(contact) ? null : contact.confirmedEmail
}
