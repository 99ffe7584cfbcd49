import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listAddresses } from '@pinline/contracts/account/buyer/list-addresses'
import type { AccountDeps } from '../account-deps.ts'
import { addressBook } from '../read-models/address-book/address-book.projection.ts'
import { queryAddressBook } from '../read-models/address-book/address-book.query.ts'

export const listAddressesRoute = ({ platform }: AccountDeps): Route =>
  route(
    listAddresses,
    async (_input, { buyerId, language }) => result(await queryAddressBook(platform, buyerId, language)),
    { waitsFor: [addressBook] },
  )
