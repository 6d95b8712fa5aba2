"""All that a scene is built with."""
from surfaces import *
from mesh import *
from plants import *
from light import *
from rendering import *
