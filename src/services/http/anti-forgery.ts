/** Cookie that ABP sets with every application configuration; its value goes back in `RequestVerificationToken`. */
const cookieName = 'XSRF-TOKEN';

/** The anti-forgery token of this moment; read anew for every call, because another tab's page may have replaced it. */
export function readAntiForgeryToken(cookies: string = document.cookie): string | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  if (value === undefined || value === '') {
    return undefined;
  }
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
