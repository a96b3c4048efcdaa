type BrandMarkProps = { readonly size?: number };

/** The product's mark: a way over the sea, going out and coming home. Drawn here, so that it costs no request. */
export function BrandMark({ size = 36 }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden className="brand-mark">
      <rect width="40" height="40" rx="10" fill="var(--brand-mark)" />
      <g fill="none" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M8 24c4 0 4-2.6 8-2.6s4 2.6 8 2.6 4-2.6 8-2.6" stroke="var(--brand-wave)" />
        <path d="M8 30c4 0 4-2.6 8-2.6s4 2.6 8 2.6 4-2.6 8-2.6" stroke="var(--brand-wave)" opacity=".55" />
        <path d="M9 17.5C12 10.5 20.5 7.5 27.5 11.5" stroke="var(--brand-gold)" />
        <path d="m23.4 13.6 5.6-1.2-1.9-5.4" stroke="var(--brand-gold)" />
      </g>
    </svg>
  );
}
