import type { PermissionFieldError } from '@pinline/contracts/account/permissions/permission-fields'
import type { SupplierFieldError } from '@pinline/contracts/catalogue/supplier/supplier-fields'
import type { TaxonomyFieldError } from '@pinline/contracts/catalogue/taxonomy/taxonomy-fields'
import type { ChangeNoticeFieldError } from '@pinline/contracts/notification/change-notice/change-notice-fields'
import type { NoticeFieldError } from '@pinline/contracts/notification/notice/notice-fields'
import type { SnippetFieldError } from '@pinline/contracts/notification/snippet/snippet-fields'
import type { WebhookUrlError } from '@pinline/contracts/notification/webhook/webhook-fields'
import type { SettingsFieldError } from '@pinline/contracts/order/settings/order-settings'

export const forms = {
  fault: {
    required: 'Please fill in this field',
    'before-announcement': 'Not before the notice date',
    'within-a-year': 'At least 12 months after the notice date',
    'before-last-order': 'Not before the last order date',
    'placeholder-unknown': 'Contains a placeholder that does not exist. Use those above the text, in braces.',
    'too-long': 'Too long',
    'character-not-allowed': 'Contains a line break or an invisible character: type it again',
    'username-format': 'At least 2 letters or digits; . _ @ - are also allowed',
    'username-taken': 'This username is already taken',
    'phone-format': 'Include the country code, e.g. +49301234567',
    'email-format': 'The e-mail address is not valid',
    'password-length': '6 to 16 characters',
    'password-strength': 'Use at least 3 of: digit, lowercase letter, uppercase letter, other symbol',
    'password-common': 'This password is too common',
    'role-unknown': 'This role no longer exists',
    'menu-unknown': 'A selected menu no longer exists',
    'parent-unknown': 'The parent no longer exists',
    'parent-below-itself': 'An item cannot be its own parent',
    'parent-is-button': 'A button cannot have sub-items',
    'button-needs-page': 'A button must belong to a page',
    'path-format': 'Lowercase letters, digits and hyphens after a slash, e.g. /orders',
    'path-taken': 'This path is used by another page',
    'icon-format': 'Unknown icon',
    'authority-format': 'Page and action separated by a dot, e.g. orders.ship',
    'authority-required': 'A button needs a permission key',
    'order-format': 'Invalid position',
    'slug-format': 'Lowercase letters, digits and single hyphens, e.g. pin-headers',
    'slug-taken': 'This ID is already taken',
    'parent-has-products': 'This category contains parts and cannot have subcategories',
    'too-deep': 'At most four levels are allowed',
    'attribute-unknown': 'A selected attribute no longer exists',
    'attribute-twice': 'Duplicate attribute',
    'unit-not-allowed': 'Only attributes of type “Number” have a unit',
    'value-twice': 'Duplicate value',
    'values-needed': 'The type “Choice” needs at least one value',
    'values-not-allowed': 'Only attributes of type “Choice” have values',
    fixed: 'Built-in part field; it cannot be changed',
    'deadline-range': '1 minute to 30 days',
    'code-life-range': '1 minute to 2 hours',
    'receipt-range': 'Enter a whole number from 1 to 365',
    'lead-time-range': 'Enter a whole number from 0 to 730',
    'unpaid-orders-range': 'Enter a whole number from 1 to 100',
    'percent-range': 'Enter a whole number from 1 to 100',
    'pieces-range': 'Enter a whole number from 0 to 1,000,000',
    'days-range': 'Enter a whole number from 1 to 3,650',
    'from-environment': 'Set by an environment variable',
    'weight-wrong': 'Enter a weight from 0.001 to 100,000 kg with up to three decimals',
    'price-wrong': 'Enter a price from 0 to 1,000,000 with up to two decimals',
    'not-ascending': 'Must be heavier than the previous step',
    'too-many': 'At most 40 steps',
    'tracking-page-format': 'An https address with {number} once, behind the host name',
    'carrier-name-taken': 'Another carrier has or had this name',
    'tax-rate-range': 'Enter a rate from 0.01 to 100 with up to two decimals',
    'country-twice': 'This country or region is already in the list',
    'country-unknown': 'Choose a country or region',
    'sort-unknown': 'This group no longer exists',
    'until-before-from': 'The end must be later than the start',
    'link-format': 'A web address such as https://example.com/path',
    'https-required': 'The address must begin with https://',
    'address-not-allowed': 'Not a public address',
    invalid: 'Invalid value',
  } satisfies Record<
    | PermissionFieldError
    | TaxonomyFieldError
    | SettingsFieldError
    | NoticeFieldError
    | WebhookUrlError
    | 'link-format'
    | ChangeNoticeFieldError
    | SnippetFieldError
    | SupplierFieldError
    | 'invalid',
    string
  >,
  conflict: 'Someone else has changed this since you opened it. Nothing was saved; your input is still here.',
  reload: 'Load latest version',
  unsaved: {
    title: 'Leave without saving?',
    as_draft:
      'Your changes are not saved. They stay as a draft on this device for %{smart_count} days and are offered when you open the form again.',
    lost: 'Your changes are not saved and will be lost.',
    stay: 'Keep editing',
    leave: 'Leave',
    discard: 'Discard changes',
    save_first: 'Save the draft first',
  },
  draft: {
    found: 'You left this form on %{time} with unsaved changes.',
    restore: 'Restore changes',
    discard: 'Discard draft',
  },
  import: {
    file: 'CSV file',
    check: 'Check file',
    row: 'Row',
    result: 'Result',
    further: '%{count} more rows are not shown.',
  },
  markdown: {
    done: 'Done',
    open: 'Not done',
    tasks: 'Checklist',
    write: 'Write',
    preview: 'Preview',
  },
  leave: 'Cancel',
  close: 'Close',
  optional: 'optional',
  languages: 'More languages',
  more: 'More actions for %{name}',
  enabled: 'Enabled',
  disabled: 'Disabled',
}
