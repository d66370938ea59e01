/** A link that starts an email. If the address is too long for its line, it breaks after the @. */
export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split('@');
  return (
    <a href={`mailto:${email}`}>
      {name}@<wbr />
      {host}
    </a>
  );
}
