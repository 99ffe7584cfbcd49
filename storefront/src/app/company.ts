/** The fictional company of the demonstration; the texts contain its name and hours. */
export const company = {
  phone: '+44 20 7946 0018',
  email: 'desk@meridian-connect.example',
} as const
