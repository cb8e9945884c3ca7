/** The mark of the product: a lantern that is lit. */
export function Lantern({ size = 32 }: { readonly size?: number | string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d="M11 8.5V7a5 5 0 0 1 10 0v1.5"
        fill="none"
        stroke="var(--lantern-frame, #24264D)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M10 9h12l2.2 16.4H7.8z" fill="var(--lantern-frame, #24264D)" />
      <path d="M11.6 12h8.8l1.5 10.6H10.1z" fill="#F4B32B" />
      <path
        d="M16 13.6c2.4 2.4 3.2 3.8 3.2 5.5a3.2 3.2 0 0 1-6.4 0c0-1.7.8-3.1 3.2-5.5z"
        fill="#FFF6DC"
      />
      <rect x="7" y="25" width="18" height="4" rx="1.6" fill="var(--lantern-frame, #24264D)" />
    </svg>
  );
}
