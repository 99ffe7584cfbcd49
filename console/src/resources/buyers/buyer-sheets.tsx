import { postalLines } from '@pinline/contracts/account/buyer/postal-address'
import type { BuyerRow } from '@pinline/contracts/account/people/buyers-resource'
import { languages } from '@pinline/contracts/api/languages'
import { deviceName } from '@pinline/ui/design/device-name'
import { Link } from 'react-router-dom'
import { Detail } from '../../layout/detail-drawer.tsx'
import { filteredList } from '../../layout/list/filtered-list.ts'
import { useReachable } from '../../layout/use-reachable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

interface BuyerSheetProps {
  readonly buyer: BuyerRow
}

/** How a buyer is reached. */
export const ContactSheet = ({ buyer }: BuyerSheetProps) => {
  const text = useText()
  const format = useFormat()
  const { name, email, phone, language, registeredAt, id } = buyer
  const missing = text('resources.buyers.page.not_stated')
  return (
    <section className="sheet" aria-labelledby="buyer-contact">
      <h2 id="buyer-contact">{text('resources.buyers.page.contact')}</h2>
      <dl className="facts">
        <Detail name={text('resources.buyers.fields.name')}>{name ?? missing}</Detail>
        <Detail name={text('resources.buyers.fields.email')}>
          {email === null ? missing : <a href={`mailto:${email}`}>{email}</a>}
        </Detail>
        <Detail name={text('resources.buyers.fields.phone')}>
          {phone === null ? missing : <span className="figure">{phone}</span>}
        </Detail>
        <Detail name={text('resources.buyers.fields.language')}>
          {languages.find(({ code }) => code === language)?.name ?? missing}
        </Detail>
        <Detail name={text('resources.buyers.fields.registeredAt')}>{format.dateTime(registeredAt)}</Detail>
        <Detail name={text('resources.buyers.fields.id')}>
          <span className="figure">{id}</span>
        </Detail>
      </dl>
    </section>
  )
}

/** The company that invoices are made out to. */
export const CompanySheet = ({ buyer: { company } }: BuyerSheetProps) => {
  const text = useText()
  if (company === null) return null
  const fields = [
    ['companyName', company.companyName],
    ['taxNumber', company.taxNumber],
    ['registrationNumber', company.registrationNumber],
    ['country', company.country],
    ['billingAddress', company.billingAddress],
    ['invoiceEmail', company.invoiceEmail],
  ] as const
  return (
    <section className="sheet" aria-labelledby="buyer-company">
      <h2 id="buyer-company">{text('resources.buyers.page.company')}</h2>
      <dl className="facts">
        {fields.map(
          ([field, value]) =>
            value !== '' && (
              <Detail key={field} name={text(`resources.buyers.fields.${field}`)}>
                {value}
              </Detail>
            ),
        )}
      </dl>
    </section>
  )
}

/** The address book. */
export const AddressesSheet = ({ buyer: { addresses } }: BuyerSheetProps) => {
  const text = useText()
  return (
    <section className="sheet" aria-labelledby="buyer-addresses">
      <h2 id="buyer-addresses">{text('resources.buyers.page.addresses')}</h2>
      {addresses.length === 0 && <p className="sheet-note">{text('resources.buyers.page.no_addresses')}</p>}
      <ul className="buyer-rows">
        {addresses.map((address) => (
          <li key={address.id}>
            <b>{address.name}</b>{' '}
            {address.isDefault && <span className="tag">{text('resources.buyers.page.default_address')}</span>}
            <p>{postalLines(address, { withName: false }).join(', ')}</p>
            <p className="small figure">{address.phone}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where the buyer is signed in. */
export const BuyerSessionsSheet = ({ buyer: { id, sessions } }: BuyerSheetProps) => {
  const text = useText()
  const format = useFormat()
  const hasSecurityEvents = useReachable('/security-events')
  return (
    <section className="sheet" aria-labelledby="buyer-sessions">
      <h2 id="buyer-sessions">
        {text('resources.buyers.page.sessions')}
        {hasSecurityEvents && (
          <span className="end">
            <Link to={filteredList('/security-events', { account: id })}>{text('resources.buyers.page.security')}</Link>
          </span>
        )}
      </h2>
      {sessions.length === 0 && <p className="sheet-note">{text('resources.buyers.page.no_sessions')}</p>}
      <ul className="buyer-rows">
        {sessions.map((session) => {
          const { browser, system } = deviceName(session.device)
          const names = [browser, system].filter((part) => part !== undefined)
          return (
            <li key={session.id}>
              <b>{names.length === 0 ? text('profile.sessions.unknown') : names.join(', ')}</b>
              <p className="small">
                <span className="figure">{session.address}</span>
                {' · '}
                {text('profile.sessions.seen', { time: format.moment(session.lastSeenAt) })}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
