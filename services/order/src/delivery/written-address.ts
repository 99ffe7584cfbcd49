import type { AddressInput } from '@pinline/contracts/account/buyer/address'
import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { WantedAddress } from './plan-delivery.ts'

/** The address that staff write, or the present one where they write none. */
export const wantedByStaff = (written: AddressInput | undefined): WantedAddress =>
  written === undefined ? { kind: 'present' } : { kind: 'written', address: written }

/** Errors of account name a field of the address; the call has it in `deliverTo`. */
export const inDeliverTo = ({ errors, ...rejected }: Rejection): Rejection =>
  errors === undefined
    ? rejected
    : {
        ...rejected,
        errors: Object.fromEntries(Object.entries(errors).map(([field, code]) => [`deliverTo.${field}`, code])),
      }
