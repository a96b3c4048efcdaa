/**
 * Of a button that can do nothing for now: it looks so and says so, and keeps the focus of the hand that has pressed it,
 * which a disabled one would lose (WCAG 2.4.3). That its press does nothing is for the caller to see to.
 */
export function heldBack(isHeld: boolean) {
  return { 'aria-disabled': isHeld, style: { opacity: isHeld ? 0.35 : undefined } };
}
