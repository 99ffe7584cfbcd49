/** The fictional company of the demonstration; its name and hours stand in the texts. */
export const company = {
  phone: '+44 20 7946 0018',
  email: 'desk@meridian-connect.example',
} as const
