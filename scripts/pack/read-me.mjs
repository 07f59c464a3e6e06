/** What whoever opens the folder reads first. */
export const READ_ME = `Keyway: Kafka keys, partitions and consumer groups

ENGLISH
1. Open the start file of your system: start-windows.cmd, start-mac.command or start-linux.sh.
   It needs Node 20 or newer, or Python 3.10 or newer, unless this folder holds "node".
2. Open the address that it prints, for example http://localhost:4180/ .
3. For students' phones in the same network, start it in a terminal with --host 0.0.0.0 and let them open
   the second address, or its QR code. Everybody in that network can then read the course.
4. To stop it, press Ctrl-C in its window. Nothing is installed, nothing leaves this machine.

ESPAÑOL
1. Se abre el archivo de inicio del sistema: start-windows.cmd, start-mac.command o start-linux.sh.
   Necesita Node 20 o posterior, o Python 3.10 o posterior, salvo que esta carpeta contenga «node».
2. Se abre la dirección que muestra, por ejemplo http://localhost:4180/ .
3. Para los teléfonos de la clase en la misma red, se inicia desde una terminal con --host 0.0.0.0 y se abre
   la segunda dirección o su código QR. Toda persona de esa red podrá entonces leer el curso.
4. Para detenerlo se pulsa Ctrl-C en su ventana. No se instala nada y nada sale de esta máquina.

हिन्दी
1. अपने system की start file खोलिए: start-windows.cmd, start-mac.command या start-linux.sh।
   इसके लिए Node 20 या नया, या Python 3.10 या नया चाहिए; इस folder में "node" हो तो कुछ नहीं चाहिए।
2. जो पता वह दिखाए उसे खोलिए, जैसे http://localhost:4180/ ।
3. उसी network में विद्यार्थियों के phones के लिए उसे terminal से --host 0.0.0.0 के साथ चलाइए और दूसरा पता
   या उसका QR code खोलिए। तब उस network में कोई भी यह course पढ़ सकता है।
4. रोकने के लिए उसकी window में Ctrl-C दबाइए। कुछ install नहीं होता, और इस मशीन से कुछ बाहर नहीं जाता।

Licences of what this folder carries: licences.txt
`;
