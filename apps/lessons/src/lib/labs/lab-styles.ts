// The styles of every lab, for pages that show a lab before its code is there.
import.meta.glob('./*/lab.css', { eager: true });
