import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { listAddresses } from '@pinline/contracts/account/buyer/list-addresses'
import type { AccountParts } from '../account-parts.ts'
import { addressBook } from '../read-models/address-book/address-book.projection.ts'
import { queryAddressBook } from '../read-models/address-book/address-book.query.ts'

export const listAddressesRoute = ({ platform }: AccountParts): Route =>
  route(
    listAddresses,
    async (_input, { buyerId, language }) => answer(await queryAddressBook(platform, buyerId, language)),
    { waitsFor: [addressBook] },
  )
