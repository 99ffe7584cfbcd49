import { zodResolver } from '@hookform/resolvers/zod'
import {
  codeLogInForm,
  emailRegisterForm,
  passwordLogInForm,
  phoneRegisterForm,
  resetPasswordForm,
} from './sign-in-forms.ts'

export const checkPasswordLogIn = zodResolver(passwordLogInForm)
export const checkCodeLogIn = zodResolver(codeLogInForm)
export const checkPhoneRegistration = zodResolver(phoneRegisterForm)
export const checkEmailRegistration = zodResolver(emailRegisterForm)
export const checkPasswordReset = zodResolver(resetPasswordForm)
