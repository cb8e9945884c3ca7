/** Rules of the forms before sign-in. They are loaded when somebody types, not with the page. */
const rules = () => import('@lamplight/domain/auth');

export const signInRules = async () => (await rules()).signInSchema;
export const registrationRules = async () => (await rules()).registrationFormSchema;
export const emailRules = async () => (await rules()).emailRequestSchema;
export const newPasswordRules = async () => (await rules()).passwordResetFormSchema;
